import { mdiContentCopy, mdiQrcode, mdiShareVariantOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { control } from '../kit/control.css.ts'
import { FieldFrame } from '../kit/field-frame.tsx'
import { Icon } from './icon.tsx'
import { OnceOpened } from './once-opened.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** One plain sentence on who may have this link. */
  audience: ReactNode
  /** What the link is called where it is shared; the label if absent. */
  shareTitle?: string
}

/** A link that opens a door: copy, share, QR, and who may have it. */
export function CopyField({ label, value, audience, shareTitle = label }: CopyFieldProps) {
  const [qrShown, setQrShown] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [qrId, fieldId] = [useId(), useId()]
  return (
    <Box>
      {/* A field of MUI would be its only one on the dashboard, and loads 7 kB. */}
      <FieldFrame id={fieldId} label={label} error={false} below={audience}>
        <input
          id={fieldId}
          value={value}
          readOnly
          spellCheck={false}
          aria-describedby={`${fieldId}-below`}
          onFocus={(event) => event.target.select()}
          className={control}
        />
      </FieldFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <CopyButton value={value} onOutcome={setOutcome} />
        {'share' in navigator && <ShareButton title={shareTitle} value={value} />}
        <QrButton isShown={qrShown} qrId={qrId} onToggle={() => setQrShown(!qrShown)} />
      </Box>
      <CopyOutcome outcome={outcome} />
      <OnceOpened open={qrShown} load={loadQrPanel} onFail={() => setQrShown(false)}>
        <QrPanel isShown={qrShown} id={qrId} label={label} value={value} />
      </OnceOpened>
    </Box>
  )
}

const loadQrPanel = () => import('./qr-panel.tsx')
const QrPanel = lazy(() => loadQrPanel().then((file) => ({ default: file.QrPanel })))

type Outcome = 'copied' | 'notCopied'

function CopyButton({ value, onOutcome }: { value: string; onOutcome: (outcome: Outcome) => void }) {
  const { t } = useTranslation()
  const handleCopy = () => {
    copyText(value).then(
      () => onOutcome('copied'),
      () => onOutcome('notCopied'),
    )
  }
  return (
    <Button variant="contained" startIcon={<Icon path={mdiContentCopy} />} onClick={handleCopy}>
      {t('link.copy')}
    </Button>
  )
}

function ShareButton({ title, value }: { title: string; value: string }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiShareVariantOutline} />}
      onClick={() => void navigator.share({ title, url: value }).catch(() => undefined)}
    >
      {t('link.share')}
    </Button>
  )
}

function QrButton({ isShown, qrId, onToggle }: { isShown: boolean; qrId: string; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiQrcode} />}
      aria-expanded={isShown}
      aria-controls={qrId}
      onClick={onToggle}
    >
      {t(isShown ? 'link.hideQr' : 'link.showQr')}
    </Button>
  )
}

function CopyOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation()
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ mt: outcome ? 1 : 0, color: outcome === 'notCopied' ? 'error.main' : 'success.main' }}
    >
      {outcome && t(`link.${outcome}`)}
    </Typography>
  )
}

/** Without a secure context there is no clipboard; the caller then says how to copy by hand. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard')
  await navigator.clipboard.writeText(text)
}
