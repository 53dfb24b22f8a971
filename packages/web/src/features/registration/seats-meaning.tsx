import { mdiCheckCircleOutline, mdiHelpCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { canHost, type HostingAbility } from '@running-dinner/domain/participants/hosting.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

const looks: Record<HostingAbility, { icon: string; colour: string }> = {
  YES: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  NO: { icon: mdiInformationOutline, colour: 'info.main' },
  UNKNOWN: { icon: mdiHelpCircleOutline, colour: 'text.secondary' },
}

/** What the number of seats means for the evening, in one sentence (rules 15.1). */
export function SeatsMeaning({ seats, needed }: { seats: string; needed: number }) {
  const { t } = useTranslation('registration')
  // What is no number is refused at the field and means nothing here.
  const answer = canHost({ numSeats: /^\d+$/.test(seats) ? Number(seats) : undefined }, needed)
  const { icon, colour } = looks[answer]
  const sentences = {
    YES: t('kitchen.canHost', { seats }),
    NO: t('kitchen.cannotHost', { needed }),
    UNKNOWN: t('kitchen.unknown', { needed }),
  }
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, mt: 1.5, minHeight: { xs: 102, sm: 51 } }}>
      <Icon path={icon} sx={{ color: colour, mt: '1px' }} />
      <span>{sentences[answer]}</span>
    </Box>
  )
}
