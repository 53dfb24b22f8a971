import { mdiHeart, mdiHeartBroken, mdiHeartOutline } from '@mdi/js'
import type { Wish } from './wish-state.ts'

export const wishIcons: Record<Wish['state'], string> = {
  mutual: mdiHeart,
  unanswered: mdiHeartOutline,
  other: mdiHeartBroken,
  absent: mdiHeartOutline,
}
