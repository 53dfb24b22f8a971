import { mdiCancel, mdiCursorMove, mdiSwapHorizontal } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import type { DragItem } from './drag-item.ts'
import type { DragStore } from './drag-store.ts'

interface DragPreviewProps {
  store: DragStore
  describe: (item: DragItem) => string
  /** Moved by keys it stands elsewhere than beside the pointer. */
  byKeys: boolean
}

/** What is moved and where it would go: beside the pointer, or at the foot of the window while keys move it. */
export function DragPreview({ store, describe, byKeys }: DragPreviewProps) {
  const { t } = useTranslation('board')
  const dragging = useSyncExternalStore(store.subscribe, store.get)
  if (!dragging || (dragging.by === 'keys') !== byKeys) return null
  const { source, target, refusal, by } = dragging
  return (
    <Label data-by={by} aria-hidden="true">
      <Line>
        <Icon path={mdiCursorMove} fontSize="small" />
        <strong>{describe(source)}</strong>
      </Line>
      <Line data-refused={refusal === undefined ? undefined : ''}>
        <Icon path={refusal === undefined ? mdiSwapHorizontal : mdiCancel} fontSize="small" />
        {target ? describe(target) : t('drag.chooseTarget')}
      </Line>
      {refusal !== undefined && <span>{refusal}</span>}
    </Label>
  )
}

const Label = styled('div')({
  display: 'grid',
  gap: 4,
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  padding: '8px 12px',
  borderRadius: 12,
  fontSize: '0.875rem',
  color: '#fff',
  backgroundColor: '#0e2c42',
  boxShadow: '0 4px 16px rgb(0 0 0 / 35%)',
  '&[data-by="keys"]': {
    position: 'fixed',
    left: '50%',
    bottom: 80,
    transform: 'translateX(-50%)',
    zIndex: 'var(--mui-zIndex-modal)',
    fontSize: '1rem',
  },
})

const Line = styled('span')({ display: 'flex', gap: 6, alignItems: 'center', '&[data-refused]': { color: '#ffb4a9' } })
