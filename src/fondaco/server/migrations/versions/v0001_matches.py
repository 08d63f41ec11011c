"""Matches, their seats and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("previous", sa.Text, sa.ForeignKey("matches.id"), unique=True),
        sa.Column("actor", sa.Integer),
        sa.Column("with_undo", sa.Integer, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.Text),
        sa.Column("holder", sa.LargeBinary, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("symbol", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "symbol", name="one_symbol_per_seat"),
        sqlite_strict=True,
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("kept", sa.Integer),
        sa.Column("client", sa.Text),
        sa.Column("at", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "seat", "client", name="once_per_client_id"),
        sa.CheckConstraint("(action IS NULL) <> (kept IS NULL)", name="action_or_undo"),
        sqlite_strict=True,
    )
