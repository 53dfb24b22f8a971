import { mdiContentCopy, mdiQrcode, mdiShareVariantOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { QrCode } from './qr-code.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** One plain sentence on who may have this link. */
  audience: ReactNode
}

/** A link that opens a door: copy, share, QR, and who may have it. */
export function CopyField({ label, value, audience }: CopyFieldProps) {
  const { t } = useTranslation()
  const [qrShown, setQrShown] = useState(false)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const qrId = useId()
  const handleCopy = () => {
    copyText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }
  return (
    <Box>
      <TextField
        label={label}
        value={value}
        slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
        onFocus={(event) => event.target.select()}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {audience}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" startIcon={<Icon path={mdiContentCopy} />} onClick={handleCopy}>
          {t('link.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiShareVariantOutline} />}
            onClick={() => void navigator.share({ title: label, url: value }).catch(() => undefined)}
          >
            {t('link.share')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiQrcode} />}
          aria-expanded={qrShown}
          aria-controls={qrId}
          onClick={() => setQrShown(!qrShown)}
        >
          {t(qrShown ? 'link.hideQr' : 'link.showQr')}
        </Button>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ mt: outcome ? 1 : 0, color: outcome === 'notCopied' ? 'error.main' : 'success.main' }}
      >
        {outcome && t(`link.${outcome}`)}
      </Typography>
      <Collapse in={qrShown} id={qrId} unmountOnExit>
        <Box sx={{ pt: 2 }}>
          <QrCode value={value} label={t('link.qrAlt', { label })} />
        </Box>
      </Collapse>
    </Box>
  )
}

/** Without a secure context there is no clipboard; the caller then says how to copy by hand. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard')
  await navigator.clipboard.writeText(text)
}
