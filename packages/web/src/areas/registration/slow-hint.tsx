import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const slowAfterMs = 6_000

/** Nobody should tap again, or go, only because the line is slow. */
export function SlowHint({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('registration')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = window.setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return (
    <Box role="status" sx={{ pb: isSlow ? 1 : 0, fontSize: '0.875rem', color: 'text.secondary' }}>
      {isSlow && t('slow')}
    </Box>
  )
}
