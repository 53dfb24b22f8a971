import { type DragItem, dragElements, isSameItem, itemOf } from './drag-item.ts'
import { type Direction, nextTarget } from './next-target.ts'

/** Columns are numbered from the left by this attribute of an element around them. */
const columnAttribute = 'data-drag-column'

export function dragColumnProps(index: number) {
  return { [columnAttribute]: index }
}

/** What lies next to an element in one direction and is of the source's kind. */
export function neighbour(
  root: Element,
  from: HTMLElement,
  source: DragItem,
  direction: Direction,
): HTMLElement | undefined {
  const candidates = dragElements(root, source.kind).filter((element) => !isSameItem(itemOf(element), source))
  const index = nextTarget(candidates.map(placeOf), placeOf(from), direction)
  return index === undefined ? undefined : candidates[index]
}

function placeOf(element: HTMLElement) {
  const column = Number(element.closest(`[${columnAttribute}]`)?.getAttribute(columnAttribute) ?? 0)
  return { column, top: element.getBoundingClientRect().top }
}
