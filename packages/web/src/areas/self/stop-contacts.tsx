import { mdiNavigationVariantOutline, mdiPhoneOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { addressLine, deviceOf, navigationLink } from '../../features/plan/dinner-routes/navigation-link.ts'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Where to go, as a link to the phone's navigation, and the remarks on how to find it. */
export function StopAddress({ place }: { place: NonNullable<EveningStop['place']> }) {
  const { t } = useTranslation(['self', 'evening'])
  const door = [
    place.bellName !== '' && t('evening:door.bell', { text: place.bellName }),
    place.floor !== '' && t('evening:door.floor', { text: place.floor }),
  ].filter((text) => text !== false)
  return (
    <Box>
      <IconLine icon={mdiNavigationVariantOutline}>
        <MuiLink href={navigationLink(place, deviceOf(navigator.userAgent))} rel="noreferrer">
          {addressLine(place)}
        </MuiLink>
      </IconLine>
      {door.length > 0 && <Box sx={{ pl: '28px', fontWeight: 600 }}>{door.join(', ')}</Box>}
      {place.remarks !== '' && (
        <Box sx={{ pl: '28px', whiteSpace: 'pre-line' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('evening.remarks')}:{' '}
          </Box>
          {place.remarks}
        </Box>
      )}
    </Box>
  )
}

export function StopPhones({ contacts }: Pick<EveningStop, 'contacts'>) {
  const { t } = useTranslation('self')
  if (contacts.length === 0)
    return (
      <IconLine icon={mdiPhoneOutline}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('evening.noPhone')}
        </Box>
      </IconLine>
    )
  return contacts.map((contact) => (
    <IconLine key={`${contact.name} ${contact.mobileNumber}`} icon={mdiPhoneOutline}>
      <PhoneNumber typed={contact.mobileNumber} links={contact.callLinks} /> {contact.name}
    </IconLine>
  ))
}

function IconLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.375 }}>
      <Icon path={icon} sx={{ fontSize: 20, mt: '2px', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
