import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { PhoneNumber } from '../../ui/phone-number.tsx'

/** The organiser's contact; for a paid event also the payee and the terms. */
export function EventContact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName, publicContactEmail, publicContactMobileNumber, callLinks } = dinner.publicSettings
  const { paymentOptions } = dinner
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography>{t('page.contactText', { name: publicContactName })}</Typography>
      <Contact href={`mailto:${publicContactEmail}`} label={publicContactEmail} />
      {publicContactMobileNumber !== '' && (
        <Box sx={{ py: 0.5 }}>
          <PhoneNumber typed={publicContactMobileNumber} links={callLinks} />
        </Box>
      )}
      {paymentOptions && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('page.seller')}
          </Typography>
          <Typography>{paymentOptions.organiserName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('page.sellerAddress')}
          </Typography>
          {paymentOptions.agbLink !== '' && (
            <MuiLink href={paymentOptions.agbLink} rel="noreferrer noopener nofollow">
              {t('page.terms')}
            </MuiLink>
          )}
        </Box>
      )}
    </Box>
  )
}

function Contact({ href, label }: { href: string; label: string }) {
  return (
    <Box>
      <MuiLink href={href} sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}>
        {label}
      </MuiLink>
    </Box>
  )
}
