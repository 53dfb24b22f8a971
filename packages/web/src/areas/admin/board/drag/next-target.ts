export type Direction = 'up' | 'down' | 'left' | 'right'

interface Place {
  column: number
  /** Distance from the top of the window. */
  top: number
}

/**
 * Where an arrow key leads: up and down within a column, left and right to what lies nearest in the next column that has anything.
 * `places` in reading order of each column; undefined: there is nothing in that direction.
 */
export function nextTarget(places: readonly Place[], from: Place, direction: Direction): number | undefined {
  const indexed = places.map((place, index) => ({ ...place, index }))
  if (direction === 'up' || direction === 'down') {
    const inColumn = indexed.filter(
      ({ column, top }) => column === from.column && (direction === 'up') === top < from.top,
    )
    const others = inColumn.filter(({ top }) => top !== from.top)
    return nearest(others, from.top)
  }
  const beside = indexed.filter(({ column }) => (direction === 'left' ? column < from.column : column > from.column))
  const columns = beside.map(({ column }) => column)
  const column = direction === 'left' ? Math.max(...columns) : Math.min(...columns)
  return nearest(
    beside.filter((place) => place.column === column),
    from.top,
  )
}

function nearest(places: readonly { top: number; index: number }[], top: number): number | undefined {
  const distance = (place: { top: number }) => Math.abs(place.top - top)
  return [...places].sort((one, other) => distance(one) - distance(other))[0]?.index
}
