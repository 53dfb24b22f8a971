import { mdiChevronDown, mdiChevronUp, mdiUnfoldLessHorizontal, mdiUnfoldMoreHorizontal } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { type SheetState, settledSheet, sheetHandleHeight, sheetHeight, sheetStateAfter } from './sheet-height.ts'

interface BottomSheetProps {
  title: ReactNode
  /** Names of the button that makes it as high as it gets, and half as high again. */
  words: { raise: string; lower: string }
  state: SheetState
  /** Pixels from its lower edge to the upper edge of what it covers. */
  room: number
  onChange: (state: SheetState) => void
  /** The part that scrolls. */
  contentRef?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * Lies over the lower part of its container, to be pulled up by its handle: dragged, pressed, or with the arrow keys.
 * Closed, its content takes no focus.
 */
export function BottomSheet({ title, words, state, room, onChange, contentRef, children }: BottomSheetProps) {
  const contentId = useId()
  const { pulledTo, wasPulled, handlers } = usePull(state, room, onChange)
  const isOpen = state !== 'closed'
  const handleKey = (event: KeyboardEvent) => {
    const next = sheetStateAfter(event.key, state)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  const handleClick = () => {
    if (!wasPulled()) onChange(isOpen ? 'closed' : 'half')
  }
  return (
    <Box
      sx={{ ...sheet, transition: pulledTo === undefined ? 'height 180ms ease-out' : 'none' }}
      style={{ height: pulledTo ?? sheetHeight(state, room) }}
    >
      <Box sx={handle} {...handlers}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={handleClick}
          onKeyDown={handleKey}
          sx={handleButton}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {title}
          </Box>
          <Icon path={isOpen ? mdiChevronDown : mdiChevronUp} />
        </ButtonBase>
        <IconButton
          aria-label={state === 'full' ? words.lower : words.raise}
          onClick={() => onChange(state === 'full' ? 'half' : 'full')}
          sx={{ mr: 1 }}
        >
          <Icon path={state === 'full' ? mdiUnfoldLessHorizontal : mdiUnfoldMoreHorizontal} />
        </IconButton>
      </Box>
      <Box id={contentId} ref={contentRef} inert={!isOpen} sx={content}>
        {children}
      </Box>
    </Box>
  )
}

/** Moved by less than this, the handle was pressed. */
const pullFrom = 6

function usePull(state: SheetState, room: number, onChange: (state: SheetState) => void) {
  const [pulledTo, setPulledTo] = useState<number>()
  const pull = useRef<{ from: number; height: number; last: number; at: number; speed: number; isPull: boolean }>(
    undefined,
  )
  const lastWasPull = useRef(false)
  const end = () => {
    const { current } = pull
    pull.current = undefined
    setPulledTo(undefined)
    if (current?.isPull) onChange(settledSheet(current.height + current.from - current.last, current.speed, room))
  }
  const handlers = {
    onPointerDown: ({ clientY, timeStamp, button }: PointerEvent) => {
      lastWasPull.current = false
      if (button !== 0) return
      pull.current = {
        from: clientY,
        height: sheetHeight(state, room),
        last: clientY,
        at: timeStamp,
        speed: 0,
        isPull: false,
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = pull
      if (!current) return
      const { clientY, timeStamp } = event
      if (!current.isPull) {
        if (Math.abs(clientY - current.from) < pullFrom) return
        current.isPull = true
        lastWasPull.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      const elapsed = timeStamp - current.at
      if (elapsed > 0) current.speed = (current.last - clientY) / elapsed
      current.last = clientY
      current.at = timeStamp
      const height = current.height + current.from - clientY
      setPulledTo(Math.min(Math.max(height, sheetHandleHeight), sheetHeight('full', room)))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  // The click that follows a pull is part of it.
  return { pulledTo, wasPulled: () => lastWasPull.current, handlers }
}

const sheet = {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  borderTopLeftRadius: 16,
  borderTopRightRadius: 16,
  boxShadow: '0 -4px 20px rgba(0, 0, 0, 0.22)',
  '@media print': { position: 'static', height: 'auto !important', border: 0, boxShadow: 'none' },
} as const

const handle = {
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: sheetHandleHeight - 1,
  touchAction: 'none',
  cursor: 'grab',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: 'calc(50% - 18px)',
    width: 36,
    height: 4,
    borderRadius: 2,
    bgcolor: 'text.disabled',
  },
  '@media print': { display: 'none' },
} as const

const handleButton = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  gap: 1,
  pl: 2,
  pr: 1,
  pt: 0.75,
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 650,
  cursor: 'inherit',
  borderTopLeftRadius: 16,
  '&&:focus-visible': { outlineOffset: -3 },
} as const

const content = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 2,
  pb: 2,
  '&[inert]': { visibility: 'hidden' },
  '@media print': { overflow: 'visible', p: 0, '&[inert]': { visibility: 'visible' } },
} as const
