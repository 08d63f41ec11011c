"""Matches that branch off from another one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a column."""
    op.add_column("matches", sa.Column("branch", sa.Text))
