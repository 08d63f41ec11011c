"""People among themselves: matches that they end because somebody has left, and what they say to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns and table."""
    op.add_column("matches", sa.Column("abandoned", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("chat", sa.Text, nullable=False, server_default="off"))
    op.create_table(
        "chat",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Integer, nullable=False),
        sa.CheckConstraint("(phrase IS NULL) <> (text IS NULL)", name="phrase_or_text"),
        sqlite_strict=True,
    )
