import Box from '@mui/material/Box'
import type { TableActionReply } from '@running-dinner/contract/evening-table.ts'
import { useTranslation } from 'react-i18next'
import { CallButton } from './call-button.tsx'

/** People whose evening changes and who get no mail. */
export function CallList({ people }: { people: TableActionReply['toCall'] }) {
  const { t } = useTranslation('tableSheet')
  if (people.length === 0) return null
  return (
    <Box>
      {t('toCall')}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Box component="li" key={person.participantId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1 }}>{person.name}</Box>
            <CallButton {...person} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
