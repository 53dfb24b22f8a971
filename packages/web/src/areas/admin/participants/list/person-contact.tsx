import { mdiPhoneAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { telLink } from '../../../../lib/tel-link.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { smallText } from './small-text.ts'

type Reachable = Pick<ParticipantReply, 'email' | 'mobileNumber'>

/** How to reach somebody: a touch writes or calls. */
export function PersonContact({ person, tabIndex }: { person: Reachable; tabIndex?: number }) {
  const { t } = useTranslation('participants')
  const at = person.email.lastIndexOf('@')
  return (
    <Box component="span" sx={{ ...smallText, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <MuiLink href={`mailto:${person.email}`} underline="hover" tabIndex={tabIndex} sx={{ color: 'inherit' }}>
        {person.email.slice(0, at)}
        <wbr />
        {person.email.slice(at)}
      </MuiLink>
      {person.mobileNumber === '' ? (
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'warning.main' }}>
          <Icon path={mdiPhoneAlertOutline} sx={{ fontSize: 16, mt: '2px' }} />
          {t('list.noMobile')}
        </Box>
      ) : (
        <MuiLink href={telLink(person.mobileNumber)} underline="hover" tabIndex={tabIndex} sx={{ color: 'inherit' }}>
          {person.mobileNumber}
        </MuiLink>
      )}
    </Box>
  )
}
