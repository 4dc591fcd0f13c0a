import { mediaLibrary } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { uploadImage } from './save-image.ts';

export const served = serve(mediaLibrary, { uploadImage });
