import { mdiAutoFix, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Fab from '@mui/material/Fab'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '../../../../ui/bottom-sheet.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type SheetState, sheetHeight } from '../../../../ui/sheet-height.ts'
import { useIsCancelled } from '../../shell/admin-dinner.ts'
import { useOptimizeQuestion } from '../optimization/ask-optimize.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { missingTeams } from './planned-page.tsx'

interface SheetOverMapProps {
  teams: readonly TeamReply[]
  /** The teams in the list after filtering. */
  listed: readonly TeamReply[]
  map: (covered: number, actions: ReactNode) => ReactNode
  children: ReactNode
}

/** Layout on phones: a full-screen map, with the list in a sheet over its lower part. */
export function SheetOverMap({ teams, listed, map, children }: SheetOverMapProps) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const place = useRef<HTMLDivElement>(null)
  const room = useHeight(place)
  const [state, setState] = useSheetState(selection.team ?? selection.pin)
  const missing = missingTeams(teams).length
  // A full sheet hides the map, so the map keeps its layout for the half sheet.
  const covered = sheetHeight(state === 'full' ? 'half' : state, room)
  return (
    <Box ref={place} sx={placeSx}>
      <Box sx={mapSx}>{room > 0 && map(covered, <MapActions />)}</Box>
      <BottomSheet
        title={
          <>
            {t('sheet.title', { count: listed.length })}
            {missing > 0 && (
              <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'warning.main' }}>
                {t('sheet.missing', { count: missing })}
              </Box>
            )}
          </>
        }
        words={{ raise: t('sheet.raise'), lower: t('sheet.lower') }}
        state={state}
        room={room}
        onChange={setState}
      >
        {children}
      </BottomSheet>
    </Box>
  )
}

/** Opens the sheet to half height when a team is selected, so that map and list both show it. */
function useSheetState(selected: number | undefined) {
  const [state, setState] = useState<SheetState>(selected === undefined ? 'closed' : 'half')
  const [lastSelected, setLastSelected] = useState(selected)
  if (selected !== lastSelected) {
    setLastSelected(selected)
    if (selected !== undefined) setState('half')
  }
  return [state, setState] as const
}

function useHeight(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const element = place.current
    const observer = new ResizeObserver(() => setHeight(element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return height
}

function MapActions() {
  const { t } = useTranslation('routes')
  const { select } = useRouteSelection()
  const { ask } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  return (
    <>
      <Fab size="small" aria-label={t('help.open')} onClick={() => select({ help: true })} sx={fab}>
        <Icon path={mdiHelpCircleOutline} />
      </Fab>
      {!isCancelled && (
        <Fab size="small" aria-label={t('optimize')} onClick={() => ask(true)} sx={fab}>
          <Icon path={mdiAutoFix} />
        </Fab>
      )}
    </>
  )
}

const placeSx = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '@media print': { overflow: 'visible' },
} as const

const mapSx = { position: 'absolute', inset: 0, '@media print': { display: 'none' } } as const

const fab = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: '0 1px 4px rgba(0, 0, 0, 0.3)',
  '&:hover': { bgcolor: 'background.paper' },
}
