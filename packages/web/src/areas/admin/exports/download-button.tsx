import { mdiTrayArrowDown } from '@mdi/js'
import Button from '@mui/material/Button'
import { Icon } from '../../../ui/icon.tsx'

interface DownloadButtonProps {
  href: string
  label: string
  /** The whole sentence, where the label alone could be any file. */
  name?: string
  disabled?: boolean
}

/** A file to save: a link, so that the browser does it the way its owner likes. */
export function DownloadButton({ href, label, name, disabled = false }: DownloadButtonProps) {
  const look = { variant: 'outlined', startIcon: <Icon path={mdiTrayArrowDown} /> } as const
  if (disabled)
    return (
      <Button {...look} disabled aria-label={name}>
        {label}
      </Button>
    )
  return (
    <Button {...look} component="a" href={href} download aria-label={name}>
      {label}
    </Button>
  )
}
