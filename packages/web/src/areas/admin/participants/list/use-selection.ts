import { useMemo, useRef, useState } from 'react'
import { useSteady } from './use-steady.ts'

/** Whom one has ticked; whoever is gone is no longer among them. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const lastId = useRef<string>(undefined)
  const selected = useMemo(() => {
    const known = new Set(ids)
    return new Set([...ticked].filter((id) => known.has(id)))
  }, [ids, ticked])
  const set = (chosen: readonly string[], isChosen: boolean) =>
    setTicked((before) => {
      const next = new Set(before)
      for (const id of chosen) isChosen ? next.add(id) : next.delete(id)
      return next
    })
  /** With `order`, everybody between the one ticked before and this one. */
  const toggle = useSteady((id: string, order?: readonly string[]) => {
    const isChosen = !selected.has(id)
    set(order ? between(order, lastId.current, id) : [id], isChosen)
    lastId.current = id
  })
  return { selected, set, toggle, clear: () => setTicked(new Set()) }
}
export type Selection = ReturnType<typeof useSelection>

function between(order: readonly string[], one: string | undefined, other: string): readonly string[] {
  const [from, to] = [order.indexOf(one ?? other), order.indexOf(other)]
  if (from < 0 || to < 0) return [other]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}
