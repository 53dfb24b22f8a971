import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  /** The name of the button that opens it. */
  label: string
  /** Whether the name is beside the icon where there is room. */
  captioned?: boolean
  icon: ReactNode
  /** The place of the panel. */
  panel: SxProps<Theme>
  sx?: SxProps<Theme>
  children: ReactNode
}

/**
 * A button that shows and hides a panel below it. A `details` element, so it opens before any script is there; with one it
 * also closes on Escape (and gives the focus back), on a press or a focus elsewhere, and once something in it was chosen.
 */
export function Disclosure({ label, captioned = false, icon, panel, sx = {}, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOutside(details)
  return (
    <Box
      component="details"
      ref={details}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key === 'Escape' && details.current?.open) close(details.current, true)
      }}
      sx={[{ position: 'relative' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="summary" aria-label={label} title={label} sx={[summary, captioned && withCaption]}>
        {icon}
        {captioned && (
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, fontSize: '0.875rem' }}>
            {label}
          </Box>
        )}
      </Box>
      <Box
        onClick={(event: React.MouseEvent) => {
          const chosen = event.target instanceof Element && event.target.closest('a, button')
          if (chosen && details.current) close(details.current, chosen.tagName === 'BUTTON')
        }}
        sx={[panelLook, ...(Array.isArray(panel) ? panel : [panel])]}
      >
        {children}
      </Box>
    </Box>
  )
}

/** Reads the state from the element: it may have been opened before hydration. */
function useCloseOutside(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const element = details.current
      if (element?.open && target instanceof Node && !element.contains(target)) close(element, false)
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [details])
}

function close(element: HTMLDetailsElement, returnFocus: boolean): void {
  element.open = false
  if (returnFocus) element.querySelector('summary')?.focus()
}

const summary = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
} as const

const withCaption = {
  width: { xs: 40, md: 'auto' },
  px: { md: 1.5 },
  gap: 1,
  gridAutoFlow: 'column',
  borderRadius: { xs: '50%', md: 5 },
} as const

const panelLook: SxProps<Theme> = {
  position: 'absolute',
  zIndex: 'modal',
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  boxShadow: '0 8px 28px rgba(0, 0, 0, 0.28)',
  p: 1,
  '& :focus-visible': { outlineColor: 'var(--mui-palette-primary-main)' },
}
