import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { type ReactNode, useId, useState } from 'react'
import { readStorage, writeStorage } from '../lib/storage.ts'
import { Icon } from './icon.tsx'

interface MinimisablePanelProps {
  /** Under this name the browser keeps whether it is open. */
  name: string
  title: string
  icon: string
  /** What is set inside, for when it is minimised. */
  summary?: string | undefined
  /** Where the browser keeps nothing yet. */
  openAtFirst: boolean
  children: ReactNode
}

/** A panel that can be minimised to its title, and stays so in this browser. */
export function MinimisablePanel({ name, title, icon, summary, openAtFirst, children }: MinimisablePanelProps) {
  const key = `panel_${name}`
  const [storedState, setStoredState] = useState(() => readStorage('local', key))
  const contentId = useId()
  const isOpen = storedState === null ? openAtFirst : storedState === 'open'
  const handleClick = () => {
    const next = isOpen ? 'minimised' : 'open'
    writeStorage('local', key, next)
    setStoredState(next)
  }
  return (
    <Card className="no-print" component="section" aria-label={title}>
      <ButtonBase aria-expanded={isOpen} aria-controls={contentId} onClick={handleClick} sx={head}>
        <Icon path={icon} sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {title}
          {summary !== undefined && summary !== '' && !isOpen && (
            <Box component="span" sx={summarySx}>
              {summary}
            </Box>
          )}
        </Box>
        <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />
      </ButtonBase>
      <Box id={contentId} hidden={!isOpen} sx={{ px: 1.5, pb: 1.5 }}>
        {isOpen && children}
      </Box>
    </Card>
  )
}

const head = {
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 0.75,
  gap: 1,
  justifyContent: 'flex-start',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  '&&:focus-visible': { outlineOffset: -3 },
} as const

const summarySx = {
  display: 'block',
  fontWeight: 400,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const
