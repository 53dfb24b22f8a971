import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** What somebody should have before they begin to fill the form. */
export function EventNeeds({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const needs = [
    t('page.needKitchen', { seats: dinner.numSeatsNeededForHost }),
    ...(dinner.zipRestrictions === '' ? [] : [t('page.zipText', { zips: dinner.zipRestrictions })]),
    t(dinner.teamPartnerWishDisabled ? 'page.needAlone' : 'page.needPartner'),
    t('page.needMail'),
  ]
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: '60ch' }}>
      {needs.map((need) => (
        <Box component="li" key={need} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon path={mdiCheck} sx={{ color: 'success.main', mt: '2px' }} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {need}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
