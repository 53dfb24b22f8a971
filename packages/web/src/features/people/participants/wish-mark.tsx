import { mdiHeart, mdiHeartBroken, mdiHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { visuallyHidden } from '../../../ui/plain-look.ts'
import type { Wish } from './wish-state.ts'

const Tooltip = lazy(() => import('@mui/material/Tooltip'))

/** A heart and a name; the full sentence is in the tooltip and for screen readers. */
export function WishCell({ wish }: { wish: Wish }) {
  const { t } = useTranslation('participants')
  const sentence = t(`wish.${wish.state}`, { name: wish.name })
  // Nobody sees a tooltip, and what places it, before a pointer comes.
  const [isPointed, setPointed] = useState(false)
  const cell = (
    <Box
      component="span"
      onPointerEnter={() => setPointed(true)}
      sx={{ display: 'flex', gap: 0.5, minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Icon
        path={wishIcons[wish.state]}
        sx={{
          fontSize: 16,
          mt: '2px',
          flex: 'none',
          color: wish.state === 'mutual' ? 'success.main' : 'warning.main',
        }}
      />
      <Box
        component="span"
        aria-hidden
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '@media print': { whiteSpace: 'normal' },
        }}
      >
        {wish.name}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {sentence}
      </Box>
    </Box>
  )
  if (!isPointed) return cell
  return (
    <Suspense fallback={cell}>
      <Tooltip title={sentence} describeChild>
        {cell}
      </Tooltip>
    </Suspense>
  )
}

const wishIcons: Record<Wish['state'], string> = {
  mutual: mdiHeart,
  unanswered: mdiHeartOutline,
  other: mdiHeartBroken,
  absent: mdiHeartOutline,
}
