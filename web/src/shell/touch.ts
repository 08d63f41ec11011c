/** Whether a click came from a finger or pen; keyboards and mice have better aim. */
export const byTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen');
