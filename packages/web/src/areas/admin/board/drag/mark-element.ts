type Mark = 'source' | 'possible' | 'refused'

/** Marks by an attribute, which React does not know and so does not draw anew. */
export function markElement(element: HTMLElement | undefined, mark: Mark | undefined): void {
  if (mark === undefined) element?.removeAttribute('data-drag-mark')
  else element?.setAttribute('data-drag-mark', mark)
}
