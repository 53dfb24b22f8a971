import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { euro } from '../euro.ts'
import { LeavingNotice } from './leaving-notice.tsx'
import { type Purchase, purchaseOf } from './purchase-storage.ts'

/** What was bought in this tab, and where the organiser would like the buyer to go on; nothing after another visit. */
export function PurchaseSummary({ publicId }: { publicId: string }) {
  const { t, i18n } = useTranslation('payments')
  const [purchase, setPurchase] = useState<Purchase>()
  useEffect(() => setPurchase(purchaseOf(publicId)), [publicId])
  if (!purchase) return null
  const facts = [
    [t('purchase.for'), purchase.names.join(', ')],
    [t('purchase.to'), purchase.recipient],
    [t('purchase.total'), purchase.totalPrice === '' ? '' : euro(purchase.totalPrice, i18n.language)],
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
