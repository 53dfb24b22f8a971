import Box from '@mui/material/Box'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { DietChips } from '../../../../features/participants/diet-chips.tsx'
import type { DraftRow } from './draft-row.ts'
import { RowAnswers } from './row-answers.tsx'

/** Who a row is about, and what else it tells. */
export function RowText({ row: { rowNumber, participant } }: { row: DraftRow }) {
  const { t } = useTranslation('participants')
  const { email, street, streetNr, zip, cityName, numSeats, teamPartnerWishRegistrationData: partner } = participant
  const parts = [email, `${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()]
  if (numSeats >= 0) parts.push(t('seats.count', { count: numSeats }))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 640 }}>
          {fullName(participant) || t('importPage.nameless')}
        </Box>
        {partner && <span>{t('importPage.pairWith', { name: fullName(partner) })}</span>}
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('importPage.row', { row: rowNumber })}
        </Box>
        <DietChips person={participant} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {parts.filter((part) => part !== '').join(' · ')}
      </Box>
      <RowAnswers participant={participant} />
    </>
  )
}
