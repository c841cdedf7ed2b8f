import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|json|ftl|wasm)$/;
/** Below this a compressed copy saves less than its own headers. */
const COMPRESS_BYTES_MIN = 512;

/** Writes .br and .gz beside every text file, so that the server only has to pick one. */
const precompress: Plugin = {
  name: "precompress",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const data = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (data.length < COMPRESS_BYTES_MIN || !COMPRESSIBLE.test(fileName)) continue;
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        const emit = (suffix: string, source: Uint8Array) =>
          this.emitFile({ type: "asset", fileName: fileName + suffix, source });
        emit(".br", brotliCompressSync(data, best));
        emit(".gz", gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  },
};

const server = process.env["OHHELL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [precompress],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    outDir: "../src/ohhell/page",
    emptyOutDir: true,
    manifest: true, // the size of a first visit is read from it
    // A polyfill or an inlined asset would need a laxer Content-Security-Policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every visitor needs comes in few files; what a rare screen needs comes with it.
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules\/(@fluent|@preact|preact)\// },
            { name: "shared", test: /web\/src\/shared\//, minShareCount: 2 },
            { name: "people", test: /src\/house\/(people|style\/people)/, minShareCount: 2 },
            { name: "house", test: /web\/src\/house\/(?!people|style\/people)/, minShareCount: 4 },
            {
              name: "table",
              test: /src\/table\/(?!talk\/|score\/(sheet|curve)\.|panels\/side\.)/,
              minShareCount: 2,
            },
            { name: "talk", test: /src\/table\/talk\//, minShareCount: 2 },
            {
              name: "sheet",
              test: /src\/table\/(score\/(sheet|curve)|panels\/side)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: {
      "/ws": { target: server, ws: true },
      "/api": { target: server },
    },
  },
});
