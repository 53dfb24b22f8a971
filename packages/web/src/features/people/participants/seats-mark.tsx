import { mdiHelpCircleOutline, mdiPotSteamOutline, mdiTableChair } from '@mdi/js'
import Box from '@mui/material/Box'
import { canHost } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { visuallyHidden } from '../../../ui/plain-look.ts'

const icons = { YES: mdiPotSteamOutline, NO: mdiTableChair, UNKNOWN: mdiHelpCircleOutline }

/** How many seats a person has, and whether that is enough to host. */
export function SeatsMark({ numSeats, seatsNeeded }: { numSeats: number | undefined; seatsNeeded: number }) {
  const { t } = useTranslation('participants')
  const ability = canHost({ numSeats }, seatsNeeded)
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon
        path={icons[ability]}
        sx={{ fontSize: 20, mt: '1px', color: ability === 'YES' ? 'success.main' : 'text.secondary' }}
      />
      <span>
        {numSeats !== undefined && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('seats.count', { count: numSeats })}
          </Box>
        )}
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {t(`seats.${ability}`)}
        </Box>
      </span>
    </Box>
  )
}

/** The same as an icon and a figure, for one line of a table; the sentence is in the tooltip and for screen readers. */
export function SeatsFigure({ numSeats, seatsNeeded }: { numSeats: number | undefined; seatsNeeded: number }) {
  const { t } = useTranslation(['participants', 'roster'])
  const ability = canHost({ numSeats }, seatsNeeded)
  const sentence =
    numSeats === undefined
      ? t('roster:filters.seatsUnknown')
      : `${t('seats.count', { count: numSeats })}, ${t(`seats.${ability}`)}`
  return (
    <Box component="span" title={sentence} sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <Icon path={icons[ability]} sx={{ fontSize: 18, color: ability === 'YES' ? 'success.main' : 'text.secondary' }} />
      <span aria-hidden>{numSeats ?? '?'}</span>
      <Box component="span" sx={visuallyHidden}>
        {sentence}
      </Box>
    </Box>
  )
}
