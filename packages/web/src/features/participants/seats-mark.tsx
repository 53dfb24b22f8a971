import { mdiHelpCircleOutline, mdiPotSteamOutline, mdiTableChair } from '@mdi/js'
import Box from '@mui/material/Box'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

const icons = { YES: mdiPotSteamOutline, NO: mdiTableChair, UNKNOWN: mdiHelpCircleOutline }

/** How many seats a person has, and whether that is enough to host. */
export function SeatsMark({ numSeats, seatsNeeded }: { numSeats: number | undefined; seatsNeeded: number }) {
  const { t } = useTranslation('participants')
  const ability = canHost({ numSeats }, seatsNeeded)
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'flex-start' }}>
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
