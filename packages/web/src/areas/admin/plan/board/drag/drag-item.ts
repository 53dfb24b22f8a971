import type { Over } from '@dnd-kit/core'

/** A person or a team: what is picked up and what it is dropped on. */
export interface DragItem {
  kind: 'person' | 'team'
  id: string
}

const attribute = 'data-drag-item'

/** Marks an element as a person or a team that can be picked up and dropped on. */
export function dragItemProps({ kind, id }: DragItem) {
  return { [attribute]: `${kind}:${id}` }
}

/** All elements of one kind, also those of a course that a phone does not show. By table, a team has one per table. */
export function dragElements(root: Element, kind: DragItem['kind']): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${attribute}^="${kind}:"]`)]
}

/** Of one kind, where it is given: a person is within a team. */
export function dragElementAround(element: Element, kind?: DragItem['kind']): HTMLElement | null {
  return element.closest<HTMLElement>(kind === undefined ? `[${attribute}]` : `[${attribute}^="${kind}:"]`)
}

export function itemOf(element: Element | null): DragItem | undefined {
  return parsed(element?.getAttribute(attribute))
}

/** The library knows drop targets by one string each; `index` tells the elements of one team or person apart. */
export function dropTargetId(element: Element, index: number): string {
  return `${element.getAttribute(attribute)}:${index}`
}

export function itemOver(over: Pick<Over, 'id'> | null): DragItem | undefined {
  return parsed(over && String(over.id))
}

function parsed(text: string | null | undefined): DragItem | undefined {
  const [kind, id] = text?.split(':') ?? []
  return (kind === 'person' || kind === 'team') && id ? { kind, id } : undefined
}

export function isSameItem(item: DragItem | undefined, otherItem: DragItem | undefined): boolean {
  return item !== undefined && item.kind === otherItem?.kind && item.id === otherItem.id
}
