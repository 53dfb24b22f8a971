import { mdiCalendarBlankOutline, mdiCalendarClockOutline, mdiMapMarkerOutline, mdiTagOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventDate } from '../../features/portal/event-date.ts'
import { formatPrice } from '../../features/portal/format-price.ts'
import { formatTime } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { Icon } from '../../ui/icon.tsx'

/** Date, place, end of registration and price. */
export function EventFacts({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { paymentOptions, meals, publicSettings } = dinner
  const price = paymentOptions?.pricePerRegistration
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Fact icon={mdiCalendarBlankOutline} label={t('page.date')}>
        {eventDate(dinner.date, language)}
        {meals[0] && <Small>{t('page.at', { time: formatTime(meals[0].time) })}</Small>}
      </Fact>
      <Fact icon={mdiMapMarkerOutline} label={t('page.place')}>
        {`${dinner.zip} ${dinner.city}`}
      </Fact>
      <Fact icon={mdiCalendarClockOutline} label={t('page.deadline')}>
        {eventDate(publicSettings.endOfRegistrationDate, language)}
      </Fact>
      <Fact icon={mdiTagOutline} label={t('page.price')}>
        {price === undefined ? t('page.free') : t('page.pricePerPerson', { price: formatPrice(price, 1, language) })}
        {price !== undefined && !dinner.teamPartnerWishDisabled && (
          <Small>{t('page.pricePair', { price: formatPrice(price, 2, language) })}</Small>
        )}
      </Fact>
    </Box>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', pl: 4.5, minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Icon path={icon} sx={{ position: 'absolute', left: 0, top: 2, color: 'primary.main' }} />
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Box>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <Box sx={{ fontWeight: 400, fontSize: '0.875rem', color: 'text.secondary' }}>{children}</Box>
}
