"""Luck that is made together with the seats' own strings, and matches that branch off from another one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add columns."""
    op.add_column("matches", sa.Column("branch", sa.Text))
    op.add_column("matches", sa.Column("luck", sa.Text, nullable=False, server_default="own"))
    op.add_column("seats", sa.Column("share", sa.Text))
