import { mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TableActionReply } from '@running-dinner/contract/evening'
import type { CallLinks } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'

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

/** Calls a person in one tap; nothing for a person without a number. */
export function CallButton({ name, callLinks: [call] }: { name: string; callLinks: CallLinks }) {
  const { t } = useTranslation('tonight')
  if (call === undefined) return null
  return (
    <IconButton href={call.url} aria-label={t('table.call', { name })} sx={{ width: 44, height: 44 }}>
      <Icon path={mdiPhone} />
    </IconButton>
  )
}
