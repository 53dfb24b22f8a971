import { CardsSkeleton } from '../../../ui/skeletons.tsx'

/** As many grey cards as a small evening has at once. */
export function BoardSkeleton() {
  return <CardsSkeleton cards={9} />
}
