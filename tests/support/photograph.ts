import sharp from 'sharp'

/** Where the photograph was taken, as a camera writes it. */
const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 39/1' }

/** A photograph of 4,000 pixels with as much fine detail as gravel, and with its camera and place written into it. */
export function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  return sharp({ create: { width: 1300, height: 975, channels: 3, background: 'gray', noise } })
    .resize(4000, 3000, { kernel: 'nearest' })
    .withExif({ IFD0: { Make: 'Example Cameras', Artist: 'Ada Example' }, IFD3: place })
    .jpeg()
    .toBuffer()
}
