import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** A path of `@mdi/js` as an icon. Decoration unless `titleAccess` names it. */
export function Icon({ path, ...props }: { path: string } & Omit<SvgIconProps, 'children' | 'path'>) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  )
}
