"""Errors that a user or a program using Fondaco can cause: a message id with arguments, told in any language."""

from . import texts


class FondacoError(Exception):
    """An error with one clear line.

    ``message`` is an id of ``errors.ftl``; ``arguments`` fill it, an error among them with its own line. ``str(error)``
    is the English line, :meth:`text` the line in another language.
    """

    def __init__(self, message: str, **arguments: "str | int | FondacoError") -> None:
        super().__init__(message)
        self.message = message
        self.arguments = {name: str(a) if isinstance(a, FondacoError) else a for name, a in arguments.items()}
        self._causes = {name: a for name, a in arguments.items() if isinstance(a, FondacoError)}

    def text(self, language: str) -> str:
        """The line in ``language`` (``en``, ``cs``, ``es``, ``de``)."""
        causes = {name: cause.text(language) for name, cause in self._causes.items()}
        return texts.format_message(language, self.message, **{**self.arguments, **causes})

    def __str__(self) -> str:
        return self.text("en")


class IllegalActionError(FondacoError):
    """An action that the rules do not allow now; nothing was changed."""


class RecordError(FondacoError):
    """A match record that is damaged, foreign or illegal; the arguments name the place."""


class ComponentError(FondacoError):
    """A component file that does not describe a playable set; the arguments name the place."""
