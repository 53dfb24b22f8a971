import { mdiOpenInNew } from '@mdi/js'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language-rule.ts'
import { Icon } from '../../../ui/icon.tsx'
import { euro } from '../price-summary.tsx'
import { type Purchase, purchaseOf } from './purchase-storage.ts'

/** What was bought in this tab, and where the organiser would like the buyer to go on; nothing after another visit. */
export function PurchaseSummary({ publicId }: { publicId: string }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [purchase, setPurchase] = useState<Purchase>()
  useEffect(() => setPurchase(purchaseOf(publicId)), [publicId])
  if (!purchase) return null
  const facts = [
    [t('purchase.for'), purchase.names.join(', ')],
    [t('purchase.to'), purchase.recipient],
    [t('purchase.total'), purchase.totalPrice === '' ? '' : euro(purchase.totalPrice, language)],
  ].filter(([, value]) => value !== '')
  return (
    <Box component="section" aria-label={t('purchase.title')} sx={{ mt: 3 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 0.5 }}
      >
        {facts.map(([label, value]) => [
          <Box component="dt" key={`${label}-label`} sx={{ color: 'text.secondary' }}>
            {label}
          </Box>,
          <Box component="dd" key={label} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>,
        ])}
      </Box>
      <LeavingNotice link={purchase.redirectAfterPurchaseLink} />
    </Box>
  )
}

/** Names the host of the organiser's page and waits for a click: an automatic redirect could send guests to a phishing page. */
function LeavingNotice({ link }: { link: string }) {
  const { t } = useTranslation('payments')
  const host = hostOf(link)
  if (host === undefined) return null
  return (
    <Box
      component="section"
      aria-label={t('leaving.label')}
      sx={{ mt: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="p" sx={{ m: 0 }}>
        {t('leaving.text', { host })}
      </Box>
      <Box
        component="a"
        href={link}
        rel="noopener noreferrer"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          mt: 1,
          py: 1,
          color: 'primary.main',
          fontWeight: 600,
        }}
      >
        {t('leaving.go', { host })}
        <Icon path={mdiOpenInNew} sx={{ fontSize: 20 }} />
      </Box>
    </Box>
  )
}

/** Only over https: the target cannot be changed on the way. */
function hostOf(link: string): string | undefined {
  try {
    const { protocol, host } = new URL(link)
    return protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}
