import { DragOverlay, type Modifier, type UniqueIdentifier, useDndContext } from '@dnd-kit/core'
import { mdiCancel, mdiCursorMove, mdiSwapHorizontal } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { type DragItem, isSameItem, itemOver } from './drag-item.ts'

interface DragPreviewProps {
  source: DragItem
  describe: (item: DragItem) => string
  /** Why the target refuses the source; undefined where it does not. */
  refusal: (target: DragItem) => string | undefined
}

/** A label with what is moved and where it would go, beside the pointer or above the target the keys have reached. */
export function DragPreview(props: DragPreviewProps) {
  return (
    <DragOverlay dropAnimation={null} transition={noTransition} modifiers={[besidePointer]} style={overlay}>
      <DragLabel {...props} />
    </DragOverlay>
  )
}

/** Renders at every step of a drag; its text only when the target changes. */
function DragLabel(props: DragPreviewProps) {
  return <LabelText {...props} overId={useDndContext().over?.id} />
}

interface LabelTextProps extends DragPreviewProps {
  overId: UniqueIdentifier | undefined
}

const LabelText = memo(function LabelText({ source, describe, refusal, overId }: LabelTextProps) {
  const { t } = useTranslation('board')
  const below = overId === undefined ? undefined : itemOver({ id: overId })
  const target = isSameItem(below, source) ? undefined : below
  const reason = target && refusal(target)
  return (
    <Label aria-hidden="true">
      <Line>
        <Icon path={mdiCursorMove} fontSize="small" />
        <strong>{describe(source)}</strong>
      </Line>
      <Line data-refused={reason === undefined ? undefined : ''}>
        <Icon path={reason === undefined ? mdiSwapHorizontal : mdiCancel} fontSize="small" />
        {target ? describe(target) : t('drag.chooseTarget')}
      </Line>
      {reason !== undefined && <span>{reason}</span>}
    </Label>
  )
})

const largestLabel = { width: 320, height: 120 }
const margin = 8
/** A finger hides what is below it, a mouse pointer hardly; keys need the target's own text in sight. */
const offsets = { mouse: { x: 14, y: 10 }, finger: { x: -24, y: -96 }, keys: { x: 48, y: -88 } }

/** Moves the label beside the pointer instead of the picked-up card's place, and keeps it inside of the window. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, windowRect, transform }) => {
  if (!activatorEvent || !draggingNodeRect || !windowRect) return transform
  const { start, offset } = pickedUpAt(activatorEvent, { x: draggingNodeRect.left, y: draggingNodeRect.top })
  const within = (place: number, size: number, room: number) => Math.max(margin, Math.min(place, room - size - margin))
  return {
    ...transform,
    x: within(start.x + transform.x + offset.x, largestLabel.width, windowRect.width) - draggingNodeRect.left,
    y: within(start.y + transform.y + offset.y, largestLabel.height, windowRect.height) - draggingNodeRect.top,
  }
}

function pickedUpAt(event: Event, corner: { x: number; y: number }) {
  if (event instanceof MouseEvent) return { start: { x: event.clientX, y: event.clientY }, offset: offsets.mouse }
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined
  if (touch) return { start: { x: touch.clientX, y: touch.clientY }, offset: offsets.finger }
  return { start: corner, offset: offsets.keys }
}

const noTransition = () => undefined
/** As large as the label, and transparent for the pointer. */
const overlay = { pointerEvents: 'none', width: 'auto', height: 'auto' } as const

const Label = styled('div')({
  display: 'grid',
  gap: 4,
  width: 'max-content',
  maxWidth: `min(${largestLabel.width}px, 80vw)`,
  padding: '8px 12px',
  borderRadius: 12,
  fontSize: '0.875rem',
  color: '#fff',
  backgroundColor: '#0e2c42',
  boxShadow: '0 4px 16px rgb(0 0 0 / 35%)',
})

const Line = styled('span')({ display: 'flex', gap: 6, alignItems: 'center', '&[data-refused]': { color: '#ffb4a9' } })
