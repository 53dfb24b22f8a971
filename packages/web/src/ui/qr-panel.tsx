import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { create } from 'qrcode'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const quietModules = 4
const qrSize = 208

interface QrPanelProps {
  isShown: boolean
  id: string
  /** What the link is called. */
  label: string
  value: string
}

export function QrPanel({ isShown, id, label, value }: QrPanelProps) {
  const { t } = useTranslation()
  return (
    <Collapse in={isShown} appear id={id} unmountOnExit>
      <Box sx={{ pt: 2, minHeight: qrSize }}>
        <QrCode value={value} label={t('link.qrAlt', { label })} size={qrSize} />
      </Box>
    </Collapse>
  )
}

/** Drawn as one path, dark on white in both schemes, because cameras expect that. */
function QrCode({ value, label, size }: { value: string; label: string; size: number }) {
  const { path, width } = useMemo(() => modulesOf(value), [value])
  return (
    <Box
      sx={{
        bgcolor: '#fff',
        borderRadius: 2,
        display: 'inline-block',
        lineHeight: 0,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <svg
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${width} ${width}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </Box>
  )
}

function modulesOf(value: string): { path: string; width: number } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const dark: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) dark.push(`M${column + quietModules} ${row + quietModules}h1v1h-1z`)
    }
  }
  return { path: dark.join(''), width: modules.size + 2 * quietModules }
}
