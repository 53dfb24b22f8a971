export interface DragItem {
  kind: 'person' | 'team'
  id: string
}

const attribute = 'data-drag-item'

/** Marks the element that stands for a person or a team: what can be picked up, and what others can be dropped on. */
export function dragItemProps({ kind, id }: DragItem) {
  return { [attribute]: `${kind}:${id}` }
}

/** All elements of one kind that are shown; the same team may stand at several tables. */
export function dragElements(root: Element, kind: DragItem['kind']): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(`[${attribute}^="${kind}:"]`)
  return [...all].filter((element) => element.offsetParent !== null)
}

/** The nearest element around this one that stands for something, of one kind where that is asked for. */
export function dragElementAround(element: Element | null, kind?: DragItem['kind']): HTMLElement | null {
  return element?.closest<HTMLElement>(kind ? `[${attribute}^="${kind}:"]` : `[${attribute}]`) ?? null
}

export function itemOf(element: Element | null): DragItem | undefined {
  const [kind, id] = element?.getAttribute(attribute)?.split(':') ?? []
  return (kind === 'person' || kind === 'team') && id ? { kind, id } : undefined
}

export function isSameItem(one: DragItem | undefined, other: DragItem | undefined): boolean {
  return one !== undefined && one.kind === other?.kind && one.id === other.id
}
